import { expect, test } from 'vitest';
import { Gate } from './gate.ts';

test('groups concurrent calls into one round, and later calls into another', async () => {
  const gate = new Gate();
  gate.shut();
  const chain = gate.pass('a').then(() => gate.pass('c'));
  const beside = gate.pass('b');
  expect(gate.release()).toEqual(['a', 'b']);
  await beside;
  expect(gate.release()).toEqual(['c']);
  await chain;
  expect(gate.release()).toEqual([]);
});

test('passes every call while the gate is open', async () => {
  const gate = new Gate();
  await gate.pass('a');
  gate.shut();
  const held = gate.pass('b');
  gate.open();
  await held;
  expect(gate.release()).toEqual([]);
});
