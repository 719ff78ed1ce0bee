import { ammo, cease, drop } from './free/free.ts';
import { aim } from './move/aim.ts';
import { command } from './move/command.ts';
import { escapeGrab } from './move/escape.ts';
import { gambit } from './move/gambit.ts';
import { influence } from './move/influence.ts';
import { mask } from './move/mask.ts';
import { move } from './move/move.ts';
import { run } from './move/run.ts';
import { stand } from './move/stand.ts';
import { handle, retrieve, store } from './move/things.ts';
import { load } from './powers/load.ts';
import { device, skill } from './powers/skill.ts';
import { use } from './powers/use.ts';
import { draw, manipulate, pickup, sheathe } from './quick/carrying.ts';
import { stance } from './quick/stance.ts';
import { study } from './quick/study.ts';
import { switchEffect } from './quick/switch.ts';
import type { StagedAction } from './staged-action.ts';
import { assess } from './standard/assess.ts';
import { assist } from './standard/assist.ts';
import { attack } from './standard/attack.ts';
import { charge } from './standard/charge.ts';
import { crush, release } from './standard/crush.ts';
import { defend } from './standard/defend.ts';
import { readyWith } from './standard/ready.ts';
import { recover } from './standard/recover.ts';
import { stunt } from './standard/stunt.ts';
import { throwAt } from './standard/throw.ts';
import { trick } from './standard/trick.ts';

/** All staged actions but `delay`, in the order in which a turn offers them. */
export const STAGED_ACTIONS: readonly StagedAction[] = [
  attack,
  charge,
  stunt,
  throwAt,
  crush,
  use,
  move,
  run,
  stand,
  escapeGrab,
  defend,
  recover,
  readyWith(stagedNamed),
  trick,
  assist,
  assess,
  mask,
  aim,
  gambit,
  command,
  influence,
  retrieve,
  store,
  handle,
  draw,
  sheathe,
  pickup,
  manipulate,
  study,
  stance,
  switchEffect,
  drop,
  release,
  ammo,
  cease,
  skill,
  device,
  load,
];

const BY_NAME = new Map(STAGED_ACTIONS.map((staged) => [staged.name, staged]));

export function stagedNamed(name: string): StagedAction | undefined {
  return BY_NAME.get(name);
}
