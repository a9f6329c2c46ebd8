import { CLIENTS, load, type Ask } from '../api/load.ts';
import { Http } from '../api/http.ts';
import { server } from '../api/server.ts';

/**
 * A bare echo under the same load: what the machine and the framework leave to us. It carries as many bytes as a move, which
 * asks with few (about 150) and is answered with many (about 4300): here as many go one way as the other.
 */
const BYTES = 2_200;
const url = await server(new URL('../api/echo-server.ts', import.meta.url));
const choice = {
  action: { do: 'play', what: 3 },
  label: { text: 'play a card', message: { key: 'move.play', params: { card: { key: 'card.scout' } } } },
  refused: { rule: 'ANY-RULE-01', reason: 'A card is played from the hand, and only in its own turn.' },
  odds: [],
};
const body = { seat: 0, decision: 12, since: 123, choices: new Array<typeof choice>() };
while (JSON.stringify(body).length < BYTES) body.choices.push(choice);

function client(): Ask {
  const http = new Http(url);
  return async () => {
    await http.post('/echo', body);
    return true;
  };
}

const clients = Array.from({ length: CLIENTS }, client);

export const lap = load(clients);
