// Written by `make types` from the Python structs of the same names. Do not edit.

/** A place in a record: the round, and so many acts after its deal. */
export type Evidence = {
  round: string;
  step: number;
};

/** A sanction as its person sees it: all but who decided. `holds` says whether it is in force. */
export type OwnSanction = {
  id: string;
  kind: 'ban' | 'mute' | 'suspend' | 'warn';
  scope: 'all' | 'rooms';
  reason: 'abuse' | 'cheating' | 'collusion' | 'other' | 'stalling';
  note: string;
  evidence: Evidence[];
  at: number;
  until: number | null;
  holds: boolean;
  seen_at: number | null;
  lifted_at: number | null;
  appeal: string | null;
  appealed_at: number | null;
  answer: 'lifted' | 'upheld' | null;
  answer_note: string;
  answered_at: number | null;
};

/** What a decision settles: ids of reports and of suspicions. */
export type Settled = {
  reports?: string[];
  suspicions?: string[];
};

/** What is imposed: for so many `hours`, without them for good, which only a ban may be. */
export type Terms = {
  kind: 'ban' | 'mute' | 'suspend' | 'warn';
  reason: 'abuse' | 'cheating' | 'collusion' | 'other' | 'stalling';
  note?: string;
  hours?: number | null;
  scope?: 'all' | 'rooms';
  evidence?: Evidence[];
};

/**
 * A sanction as it is kept. Times are in ms; `until` is null for a warning and for a ban without end.
 *
 * `reviewer` is the id of the host who imposed it, or `shell`; `lifted_by` of who ended it, `answered_by` of who
 * answered the appeal.
 */
export type Sanction = {
  id: string;
  player: string;
  kind: 'ban' | 'mute' | 'suspend' | 'warn';
  reason: 'abuse' | 'cheating' | 'collusion' | 'other' | 'stalling';
  note: string;
  evidence: Evidence[];
  reviewer: string;
  at: number;
  until: number | null;
  scope: 'all' | 'rooms';
  seen_at: number | null;
  lifted_at: number | null;
  lifted_by: string | null;
  appeal: string | null;
  appealed_at: number | null;
  answer: 'lifted' | 'upheld' | null;
  answer_note: string;
  answered_at: number | null;
  answered_by: string | null;
};

/** A line of chat as the table heard it, at (ms) and from which seat; `player` is its speaker's id. */
export type Spoken = {
  at: number;
  seat: number;
  player: string;
  text: string;
};
