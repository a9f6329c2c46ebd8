import { berth } from './berth.ts';
import { characters } from './characters.ts';
import { combat } from './combat.ts';
import { customs } from './customs.ts';
import { destiny } from './destiny.ts';
import { encounter } from './encounter.ts';
import { explore } from './explore.ts';
import { game } from './game.ts';
import { harm } from './harm.ts';
import { market } from './market.ts';
import { hyperspace, move } from './move.ts';
import { prison } from './prison.ts';
import { roll } from './roll.ts';
import { shed } from './shed.ts';
import { spoils } from './spoils.ts';
import { test } from './test.ts';
import { turn } from './turn.ts';
import { visit } from './visit.ts';
import { wreck } from './wreck.ts';
import { yard } from './yard.ts';

export const steps = {
  characters,
  game,
  turn,
  destiny,
  move,
  hyperspace,
  explore,
  visit,
  customs,
  prison,
  market,
  yard,
  encounter,
  combat,
  spoils,
  harm,
  shed,
  wreck,
  berth,
  roll,
  test,
};
