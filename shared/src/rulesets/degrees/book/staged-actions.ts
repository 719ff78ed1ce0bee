import { aim } from './aim-stance-and-gambit/aim.ts';
import { gambit } from './aim-stance-and-gambit/gambit.ts';
import { stance } from './aim-stance-and-gambit/stance.ts';
import { assess } from './assess-study-and-skills/assess.ts';
import { mask } from './assess-study-and-skills/mask.ts';
import { device, skill } from './assess-study-and-skills/skill.ts';
import { study } from './assess-study-and-skills/study.ts';
import { attack } from './attacks/attack.ts';
import { defend } from './attacks/defend.ts';
import { recover } from './damage-and-recovery/recover.ts';
import { ammo, cease, drop } from './free-actions.ts';
import { draw, manipulate, pickup, sheathe } from './gear/hands.ts';
import { load } from './gear/load.ts';
import { handle, retrieve, store } from './gear/pack.ts';
import { throwAt } from './gear/throw.ts';
import { command } from './influence-and-command/command.ts';
import { influence } from './influence-and-command/influence.ts';
import { charge } from './movement/charge.ts';
import { move } from './movement/move.ts';
import { run } from './movement/run.ts';
import { stand } from './movement/stand.ts';
import { switchEffect } from './powers/switch.ts';
import { use } from './powers/use.ts';
import { readyWith } from './ready-and-delay/ready.ts';
import type { StagedAction } from './staged-action.ts';
import { crush, release } from './stunts-and-grabs/crush.ts';
import { escapeGrab } from './stunts-and-grabs/escape.ts';
import { stunt } from './stunts-and-grabs/stunt.ts';
import { assist } from './tricks-and-assistance/assist.ts';
import { trick } from './tricks-and-assistance/trick.ts';

/** All staged actions except `delay`, in the order in which they are offered. */
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
