import type { Backdrop } from '@riposte/shared';
import { type Grip, NO_MARKS, type Spot, type Tool } from '../session/tool.ts';
import * as words from '../words/workshop.ts';
import { carried, fit } from './dragged-picture.ts';
import type { FightDocument } from './fight-document.ts';
import type { Editor } from './open-fight.ts';

/**
 * The changes that one key press makes to the picture: the distance in hex widths, the factor of its size, and the
 * degrees of its rotation.
 */
const [STEP, WIDER, TURN] = [0.1, 1.02, 1] as const;

/**
 * Changes the position of the background picture. `what` names the kind of change; consecutive changes of the same kind
 * are a single undo step.
 */
export function relay(
  document: FightDocument,
  of: (now: Backdrop) => Partial<Backdrop>,
  what?: string,
): void {
  const { map } = document.fight.peek().setup;
  if (map.backdrop)
    document.changeSetup({ map: { ...map, backdrop: { ...map.backdrop, ...of(map.backdrop) } } }, what);
}

let holds = 0;

function gripOn({ document }: Editor): Grip {
  let held: { readonly at: readonly Spot[]; readonly place: Backdrop } | undefined;
  return {
    hold(at) {
      const { backdrop: place } = document.fight.peek().setup.map;
      if (!held) holds++;
      held = place && at.length > 0 ? { at, place } : undefined;
    },
    carry(to) {
      const from = held;
      if (from) relay(document, () => carried(from.place, from.at, to), `grip-${holds}`);
    },
    key(key) {
      const change = KEYS[key];
      if (change) relay(document, (now) => fit({ ...now, ...change(now) }), 'keys');
      return change !== undefined;
    },
  };
}

const KEYS: Readonly<Record<string, (now: Backdrop) => Partial<Backdrop>>> = {
  ArrowLeft: ({ x }) => ({ x: x - STEP }),
  ArrowRight: ({ x }) => ({ x: x + STEP }),
  ArrowUp: ({ y }) => ({ y: y - STEP }),
  ArrowDown: ({ y }) => ({ y: y + STEP }),
  '+': ({ width }) => ({ width: width * WIDER }),
  '-': ({ width }) => ({ width: width / WIDER }),
  ',': ({ turn = 0 }) => ({ turn: turn - TURN }),
  '.': ({ turn = 0 }) => ({ turn: turn + TURN }),
};

/**
 * Returns the tool that moves the background picture. One finger or the mouse drags it; two fingers also turn and
 * scale it.
 */
export function movingPicture(editor: Editor): Tool {
  return {
    name: 'picture',
    hint: words.movePictureHow,
    marks: () => NO_MARKS,
    press() {},
    grip: gripOn(editor),
    exit: () => editor.placeAgain(),
  };
}
