import { expect, it } from 'vitest';
import { socketFaultOf } from './judge-socket.ts';

const answer = (status: number) => `HTTP/1.1 ${status} Some Words\r\nContent-Length: 0\r\n\r\n`;
const attack = { name: 'noise', bytes: '' };

it.each([
  ['closed without an answer', attack, ''],
  ['refused', attack, answer(400)],
  ['refused by a server that does not know the version', attack, answer(505)],
  ['served, if it may be', { ...attack, mayServe: true }, answer(200)],
  ['answered as often as it has requests', { ...attack, mayServe: true, requests: 2 }, answer(200) + answer(200)],
])('a connection is in order when it is %s', (_, sent, received) => {
  expect(socketFaultOf(sent, received)).toBeUndefined();
});

it.each([
  ['served', attack, answer(200), 'is served: 200'],
  ['answered with an error of the server', { ...attack, mayServe: true }, answer(502), 'is answered with 502'],
  ['answered twice', attack, answer(400) + answer(404), 'is answered 2 times: 400, 404'],
])('a connection has a fault when it is %s', (_, sent, received, fault) => {
  expect(socketFaultOf(sent, received)).toBe(fault);
});
