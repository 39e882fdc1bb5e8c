/**
 * The chance of a deal, recomputed by this browser (docs/verify.md): HMAC-SHA-256 in counter mode over a seed, a
 * stream of 32-bit words for each label, and draws that reject what would be biased.
 */

const encoder = new TextEncoder();

/** What the hall mixes into a seed before the seats' words. */
const DEAL = 'teahouse/deal/1';
const WORDS_IN_BLOCK = 8;
const RANGE = 2 ** 32;

type Bytes = Uint8Array<ArrayBuffer>;

export const bytesOf = (hex: string): Bytes =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export async function sha256(bytes: Bytes): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** What the hall publishes before the deal: SHA-256 of its secret, all in hex. */
export const commitmentOf = (secret: string): Promise<string> => sha256(bytesOf(secret));

/** The seed, in hex: HMAC of the hall's secret over `teahouse/deal/1` and, for each seat, 0x00 and its word. */
export async function seedOf(secret: string, nonces: readonly string[]): Promise<string> {
  const key = await hmacKey(bytesOf(secret));
  const message = encoder.encode(DEAL + nonces.map((nonce) => `\0${nonce}`).join(''));
  return hexOf(await sign(key, message));
}

const hmacKey = (secret: Bytes) =>
  crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);

async function sign(key: CryptoKey, message: Bytes): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, message));
}

/** A label's endless stream of words, block by block. */
export class Stream {
  #key: CryptoKey;
  #prefix: Bytes;
  #block = 0;
  #words: number[] = [];

  constructor(key: CryptoKey, label: string) {
    this.#key = key;
    this.#prefix = encoder.encode(`${label}\0`);
  }

  async next(): Promise<number> {
    if (!this.#words.length) this.#words = await this.#read();
    return this.#words.shift() ?? 0;
  }

  async #read(): Promise<number[]> {
    const message = new Uint8Array(this.#prefix.length + 4);
    message.set(this.#prefix);
    new DataView(message.buffer).setUint32(this.#prefix.length, this.#block);
    this.#block += 1;
    const block = new DataView((await sign(this.#key, message)).buffer);
    return Array.from({ length: WORDS_IN_BLOCK }, (_, at) => block.getUint32(at * 4));
  }

  /** A whole number 0 … bound − 1: the first word under the greatest multiple of the bound, modulo the bound. */
  async below(bound: number): Promise<number> {
    const limit = RANGE - (RANGE % bound);
    let word = await this.next();
    while (word >= limit) word = await this.next();
    return word % bound;
  }
}

/** The chance of one round: the same label gives the same draw again. */
export class Seeded {
  #key: CryptoKey;

  private constructor(key: CryptoKey) {
    this.#key = key;
  }

  static async of(seed: string): Promise<Seeded> {
    return new Seeded(await hmacKey(bytesOf(seed)));
  }

  stream(label: string): Stream {
    return new Stream(this.#key, label);
  }

  below(label: string, bound: number): Promise<number> {
    return this.stream(label).below(bound);
  }

  /** Fisher–Yates from the last place down to the second, each step one draw. */
  async shuffled<T>(label: string, items: readonly T[]): Promise<T[]> {
    const stream = this.stream(label);
    const order = [...items];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = await stream.below(last + 1);
      [order[last], order[other]] = [order[other] as T, order[last] as T];
    }
    return order;
  }
}
