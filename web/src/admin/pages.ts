/** The pages of the host's desk. A page is a folder here whose `page.ts` says what it is; nobody lists them. */
import type { Component } from 'svelte';

interface Place {
  /** Its place in the address: `/admin/{key}`. */
  key: string;
  /** Its place in the menu: the smallest comes first, and is what `/admin` shows. */
  place: number;
  icon: string;
  /** Asked anew in each language. */
  title: () => string;
  /** How many things wait for the host there; shown in the menu. */
  waiting?: () => number;
}

interface PlainPage extends Place {
  load: () => Promise<{ default: Component<Record<string, never>> }>;
  takesItem?: false;
}

/** A page that can be about one thing: `item` is what follows the page in the address, such as an account's id. */
interface PageOfItems extends Place {
  load: () => Promise<{ default: Component<{ item: string | null }> }>;
  takesItem: true;
}

export type AdminPage = PlainPage | PageOfItems;

const found = import.meta.glob<{ default: AdminPage }>('./*/page.ts', { eager: true });

export const PAGES: readonly AdminPage[] = Object.values(found)
  .map((module) => module.default)
  .sort((one, other) => one.place - other.place);
