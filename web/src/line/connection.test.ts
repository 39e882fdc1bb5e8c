import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { BACK_OFF, backOff, BEAT, Connection, type LineState, type Wire } from './connection.ts';

class FakeWire implements Wire {
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  said: { type: string }[] = [];
  closed = false;

  send(text: string) {
    this.said.push(JSON.parse(text) as { type: string });
  }
  close() {
    this.closed = true;
  }
  open() {
    this.onopen?.(new Event('open'));
  }
  hear(message: object) {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  types() {
    return this.said.map(({ type }) => type);
  }
}

let wires: FakeWire[];
let states: LineState[];
let heard: unknown[];
let codes: number[];
let connection: Connection;

const last = () => wires.at(-1) as FakeWire;

/** The newest wire opens and is greeted. */
function welcome() {
  last().open();
  last().hear({ type: 'welcome' });
  connection.welcomed();
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  states = [];
  heard = [];
  codes = [];
  connection = new Connection(
    () => {
      wires.push(new FakeWire());
      return last();
    },
    {
      greeting: () => ({ type: 'hello' }),
      heard: (message) => heard.push(message),
      closed: (code) => codes.push(code),
      changed: (state) => states.push(state),
    },
  );
  connection.start();
});

afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

test('greets first, and is up when it is greeted back', () => {
  connection.send({ type: 'enter' });
  last().open();
  connection.send({ type: 'enter' });
  expect(last().types()).toEqual(['hello']);

  last().hear({ type: 'welcome' });
  connection.welcomed();
  connection.send({ type: 'enter' });
  expect(last().types()).toEqual(['hello', 'enter']);
  expect(states).toEqual(['connecting', 'up']);
  expect(heard).toEqual([{ type: 'welcome' }]);
});

test('pings after four seconds of silence, not while the hall speaks', () => {
  welcome();
  vi.advanceTimersByTime(3000);
  last().hear({ type: 'lobby' });
  vi.advanceTimersByTime(3000);
  expect(last().types()).toEqual(['hello']);
  vi.advanceTimersByTime(1000);
  expect(last().types()).toEqual(['hello', 'ping']);
});

test('says now and then that it is there, for the hall gives up whoever only listens', () => {
  welcome();
  for (let second = 0; second < 25; second++) {
    vi.advanceTimersByTime(1000);
    last().hear({ type: 'update' });
  }
  expect(last().types()).toEqual(['hello', 'ping', 'ping']);
});

test('takes a line for dead that was silent for nine seconds, although it pinged', () => {
  welcome();
  vi.advanceTimersByTime(BEAT.dead + BEAT.check);
  expect(last().types()).toEqual(['hello', 'ping', 'ping']);
  expect(wires[0]?.closed).toBe(true);
  expect(states.at(-1)).toBe('down');
});

test('a pong keeps it alive', () => {
  welcome();
  for (let second = 0; second < 60; second += 4) {
    vi.advanceTimersByTime(4000);
    last().hear({ type: 'pong' });
  }
  expect(states).toEqual(['connecting', 'up']);
  expect(wires).toHaveLength(1);
});

test('a line that never opens is given up like a dead one', () => {
  vi.advanceTimersByTime(BEAT.dead + BEAT.check);
  expect(states).toEqual(['connecting', 'down']);
});

test.each([
  [0, 125, 250],
  [1, 250, 500],
  [2, 500, 1000],
  [5, 4000, 8000],
  [40, 4000, 8000],
])('before attempt %i it waits between %i and %i ms', (attempt, least, most) => {
  expect(backOff(attempt, 0)).toBe(least);
  expect(backOff(attempt, 1)).toBe(most);
});

test('tries again after a break, and from the short wait again once it was greeted', () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  welcome();
  last().onclose?.(new CloseEvent('close'));
  vi.advanceTimersByTime(BACK_OFF.first - 1);
  expect(wires).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(wires).toHaveLength(2);
  last().onclose?.(new CloseEvent('close'));
  vi.advanceTimersByTime(2 * BACK_OFF.first);
  expect(wires).toHaveLength(3);
  welcome();
  last().onclose?.(new CloseEvent('close'));
  vi.advanceTimersByTime(BACK_OFF.first);
  expect(wires).toHaveLength(4);
});

test('tells why the other end closed it', () => {
  welcome();
  last().onclose?.(new CloseEvent('close', { code: 4401 }));
  expect(codes).toEqual([4401]);
});

test('does not wait when the net comes back', () => {
  welcome();
  connection.cut();
  expect(states.at(-1)).toBe('down');
  connection.hurry();
  expect(wires).toHaveLength(2);
  expect(states.at(-1)).toBe('connecting');
});

test('stays closed after stop', () => {
  welcome();
  connection.stop();
  connection.hurry();
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
});

test('a line whose closing has made its ears stop it is not opened again by itself', () => {
  connection.stop();
  const turnedAway = new Connection(
    () => {
      wires.push(new FakeWire());
      return last();
    },
    {
      greeting: () => ({ type: 'hello' }),
      heard: () => undefined,
      closed: () => turnedAway.stop(),
      changed: () => undefined,
    },
  );
  turnedAway.start();
  const opened = wires.length;
  last().onclose?.(new CloseEvent('close', { code: 4403 }));
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(opened);
  turnedAway.start();
  expect(wires).toHaveLength(opened + 1);
  turnedAway.stop();
});
