/** One request to the hall. Every answer that is no success becomes a `Refusal` with a key from the catalogue. */
import type { Problem } from '../wire/hall.ts';

export class Refusal extends Error {
  readonly key: string;
  readonly params: Problem['params'];
  readonly status: number;

  constructor({ key, params }: Problem, status: number) {
    super(key);
    this.key = key;
    this.params = params;
    this.status = status;
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Throws `Refusal`: with the hall's own key, `offline` when nothing answers, `no-answer` for anything unworded. */
export async function ask<Answer>(method: Method, path: string, body?: object): Promise<Answer> {
  const response = await reach(method, path, body);
  if (!response.ok) throw new Refusal(await problemOf(response), response.status);
  const plain = response.headers.get('content-type')?.startsWith('application/json') !== true;
  if (response.status === 204) return undefined as Answer;
  return (plain ? await response.text() : await response.json()) as Answer;
}

async function reach(method: Method, path: string, body?: object): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body) {
    init.body = JSON.stringify(body);
    init.headers = { 'content-type': 'application/json' };
  }
  try {
    return await fetch(`/api${path}`, init);
  } catch {
    throw new Refusal({ key: 'offline', params: {} }, 0);
  }
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    if (typeof problem.key === 'string') return { key: problem.key, params: problem.params ?? {} };
  } catch {
    // A proxy's page of HTML, not the hall's word.
  }
  return { key: 'no-answer', params: { status: response.status } };
}
