import * as log from '../../../words/messages/log.ts';
import { formatList } from '../../language/intl.ts';
import type { GameEvent, WeighedOption } from '../../state/event.ts';
import { hexText } from './hex.ts';
import { noteChanged } from './notes.ts';
import { paintedWith } from './painted.ts';
import { sceneryChanged } from './scenery.ts';
import type { Sentence } from './sentence.ts';

function rewindText({ way, who, undone, restored, round }: GameEvent): string {
  const [name, now] = [String(who), Number(round)];
  if (way === 'own' || way === 'granted') return log.rewound[way](name, Number(undone), now);
  return restored === 0
    ? log.rewound.gm(name, Number(undone), now)
    : log.rewound.restored(name, Number(restored), now);
}

/** Log sentences by event type; a ruleset may override them. */
export const ENGINE_SENTENCES = {
  'came-upon': (_, { by }) => log.cameUpon(by),
  shown: (_, { target }) => log.shown(target),
  hid: (_, { target }) => log.hid(target),
  placed: ({ from, to }, { target }) =>
    from === null ? log.placed(target, hexText(to)) : log.moved(target, hexText(from), hexText(to)),
  'die-rolled': (_, { target }) => log.dieRolled(target),
  'die-promised': ({ sides, face }) =>
    face === null ? log.dieCanceled : log.dieSet(Number(sides), Number(face)),
  'chances-shown': ({ on }) => (on ? log.chancesOn : log.chancesOff),
  painted: paintedWith({}),
  'scenery-changed': sceneryChanged,
  'note-changed': noteChanged,
  'timed-out': ({ ruling }, { by, label }) => log.timedOut(by, label(ruling)),
  'auto-passed': ({ option, gain }, { by, label }) => log.autoPassed(by, label(option), Number(gain)),
  'auto-chosen': ({ option }, { by, label }) => log.autoChosen(by, label(option)),
  defaulted: ({ ruling }, { label }) => log.defaulted(label(ruling)),
  rewound(event) {
    const [round, why] = [Number(event.round), String(event.why)];
    if (event.way === 'onward') return why === '' ? log.continued(round) : log.continuedOf(round, why);
    const rewind = rewindText(event);
    return why === '' ? log.rewoundSilently(rewind) : log.rewoundBecause(rewind, why);
  },
  weighed: ({ ways }, { by, nameOf, label }) => {
    const told = (ways as readonly WeighedOption[]).map(({ what, target, chance }) =>
      target === null ? log.way(label(what), chance) : log.wayAt(label(what), nameOf(target), chance),
    );
    return log.weighed(by, formatList(told));
  },
} satisfies Readonly<Record<string, Sentence>>;
