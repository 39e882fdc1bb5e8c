/** The hall as this client knows it: who one is, the line, the lobby, and the tables that are looked at. */
import * as api from '../api/index.ts';
import { PROTOCOL } from '../wire/hall.ts';
import type { HallMessage, Lobby, Me, Notice, ProfileChange, Refused, Welcome } from '../wire/hall.ts';
import { HallClock } from './clock.ts';
import { Connection, type LineState, type Wire } from './connection.ts';
import { Listeners } from './listeners.ts';
import { Looks } from './looks.ts';
import type { Picture } from './picture.svelte.ts';
import { forgetLogin, rememberedLogin, rememberLogin } from './remembered.ts';

/** The close code of a line without a session. */
const UNAUTHENTICATED = 4401;
/** The close code of a line whose person may not come in. */
const BANNED = 4403;
/** The close codes of a line for which there is no room: its address has too many, or its person has a newer one. */
const NO_ROOM: Readonly<Record<number, 'address-full' | 'too-many-windows'>> = {
  4429: 'address-full',
  4430: 'too-many-windows',
};

export class Hall {
  /** The name of whose session was ended elsewhere, so that one is a guest now; until he signs in or leaves it at that. */
  lost = $state.raw<string | null>(null);
  /** `since` is this machine's clock (ms). */
  connection = $state.raw<{ state: LineState; since: number }>({ state: 'connecting', since: Date.now() });
  /** The lobby while somebody watches it, and what it was last. */
  lobby = $state.raw<Lobby | null>(null);
  /** What the whole hall was told last, such as `restarting`. */
  notice = $state.raw<Notice | null>(null);
  /** What the host says to everybody, until a time of the hall's clock (ms). */
  announcement = $state.raw<{ zh: string; en: string; until: number } | null>(null);
  /** No round begins any more: the hall closes when the last has been played. */
  draining = $state(false);

  /** Why there is no line, where the hall has no room for one more. */
  noRoom = $state<'address-full' | 'too-many-windows' | null>(null);

  /** The host does not let one in: there is no line, and nothing but one's sanctions is told. */
  banned = $state(false);

  #me = $state.raw<Me | null>(null);
  #connection: Connection;
  #clock = new HallClock();
  #watchers = 0;
  #looks: Looks;
  #refusals = new Listeners<[Refused]>();
  #sanctioned = new Listeners<[]>();

  constructor(open: () => Wire) {
    this.#connection = new Connection(open, {
      greeting: () => ({ type: 'hello', protocol: PROTOCOL }),
      heard: (message) => this.#heard(message as HallMessage),
      closed: (code) => this.#closed(code),
      changed: (state) => (this.connection = { state, since: Date.now() }),
    });
    // Arrow functions cannot be getters, and a picture must always see the present state.
    const up = () => this.connection.state === 'up';
    this.#looks = new Looks({
      get up() {
        return up();
      },
      send: (message) => this.#send(message),
    });
  }

  /** `null` until signed in. Change it with what the API answers. */
  get me(): Me | null {
    return this.#me;
  }

  set me(me: Me | null) {
    this.#me = me;
    if (me?.registered) rememberLogin(me.name);
  }

  /** Signs in (a first visitor becomes a guest) and opens the line. Throws `Refusal` when nobody answers. */
  async start(): Promise<void> {
    this.#arrived(await this.#letIn(api.signIn));
    this.#connection.start();
    addEventListener('online', () => this.#connection.hurry());
    addEventListener('offline', () => this.#connection.cut());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#connection.hurry();
    });
  }

  /** Asks anew who one is: points and tables change while one plays. */
  async refreshMe(): Promise<void> {
    this.me = await api.me();
  }

  /** Changes one's profile. Throws `Refusal`. */
  async changeMe(change: ProfileChange): Promise<void> {
    this.me = await api.changeMe(change);
  }

  /**
   * Becomes whom `deed` makes one: signed in, or signed out and a new guest. Throws `Refusal`.
   *
   * The line is closed meanwhile: the hall hangs it up with its session, and a guest made for the sake of the line
   * would take the place of the one that is being signed in.
   */
  async become(deed: () => Promise<Me>): Promise<void> {
    this.#connection.stop();
    try {
      const me = await this.#letIn(deed);
      this.stayGuest();
      this.me = me;
    } finally {
      if (!this.banned) this.#connection.start();
    }
  }

  async #letIn(deed: () => Promise<Me>): Promise<Me> {
    try {
      const me = await deed();
      this.banned = false;
      return me;
    } catch (error) {
      if (error instanceof api.Refusal && error.key === 'banned') this.banned = true;
      throw error;
    }
  }

  /** Leaves it at that: whoever was signed in on this machine is not asked for any more. */
  stayGuest(): void {
    this.lost = null;
    forgetLogin();
  }

  stop(): void {
    this.#connection.stop();
  }

  /** Goes on in this window, which had to make room for a newer one. */
  goOn(): void {
    this.noRoom = null;
    this.#connection.start();
  }

  /** The hall's clock now, in ms: what `at`, `next_at` and `ended` are counted in. */
  now(): number {
    return this.#clock.now();
  }

  /** The last good round trip in ms, for the sign of the line's quality. */
  get trip(): number | null {
    return this.#clock.trip;
  }

  /** Keeps `lobby` up to date until the returned function is called. */
  watchLobby(): () => void {
    if (this.#watchers++ === 0) this.#send({ type: 'watch-lobby', on: true });
    return () => {
      if (--this.#watchers === 0) this.#send({ type: 'watch-lobby', on: false });
    };
  }

  /** Looks at a table. Give the look back with `leave(table)`; while one looks, `enter` returns the same picture. */
  enter<Public = unknown, Private = unknown>(table: string): Picture<Public, Private> {
    return this.#looks.begin(table) as Picture<Public, Private>;
  }

  /** Gives one look at a table back; with the last, the hall is told. */
  leave(table: string): void {
    this.#looks.end(table);
  }

  /** Refusals that belong to no table. */
  onRefused(listener: (refused: Refused) => void): () => void {
    return this.#refusals.add(listener);
  }

  /** The host has decided something about who one is; `me` says what holds. */
  onSanctioned(listener: () => void): () => void {
    return this.#sanctioned.add(listener);
  }

  #send(message: object): void {
    this.#connection.send(message);
  }

  /**
   * A session that the hall no longer knows: the next line is opened as a new guest. Who is banned has none.
   *
   * Where an address is full one goes on knocking; two windows that drive each other out would do so for ever.
   */
  #closed(code: number): void {
    this.noRoom = NO_ROOM[code] ?? null;
    if (this.noRoom === 'too-many-windows') this.#connection.stop();
    if (code === BANNED) {
      this.#connection.stop();
      this.banned = true;
    }
    if (code !== UNAUTHENTICATED) return;
    void api.signIn().then(
      (me) => this.#arrived(me),
      () => undefined,
    );
  }

  /** Who one is after knocking: a guest where somebody was signed in has lost his session. */
  #arrived(me: Me): void {
    this.me = me;
    this.lost = me.registered ? null : rememberedLogin();
  }

  #heard(message: HallMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#welcomed(message);
        break;
      case 'pong':
        this.#clock.answered(message.now, this.#connection.askedAt);
        break;
      case 'lobby':
        this.lobby = message;
        break;
      case 'notice':
        this.#noticed(message);
        break;
      case 'sanctioned':
        void this.refreshMe().then(
          () => this.#sanctioned.tell(),
          () => undefined,
        );
        break;
      default:
        if (message.table !== null) this.#looks.of(message.table)?.heard(message);
        else if (message.type === 'refused') this.#refusals.tell(message);
    }
  }

  #noticed({ key, params, ...rest }: Notice): void {
    if (key === 'draining') this.draining = params['on'] === 1;
    else if (key === 'announcement') {
      const { zh = '', en = '', until = 0 } = params;
      this.announcement = { zh: String(zh), en: String(en), until: Number(until) };
    } else this.notice = { key, params, ...rest };
  }

  #welcomed(welcome: Welcome): void {
    this.#clock.answered(welcome.now, this.#connection.askedAt);
    this.#connection.welcomed();
    this.noRoom = null;
    this.notice = null;
    // What still stands is said again after the welcome.
    this.announcement = null;
    this.draining = false;
    if (this.me) this.me = { ...this.me, name: welcome.name, tables: welcome.tables };
    if (this.#watchers) this.#send({ type: 'watch-lobby', on: true });
    for (const picture of this.#looks.pictures) picture.enter();
  }
}

function openSocket(): Wire {
  const { protocol, host } = location;
  return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`);
}

export const hall = new Hall(openSocket);
