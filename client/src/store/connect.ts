import type { Ruleset } from '@riposte/shared';
import { type SyncedBattle, SyncedReader } from '@riposte/shared/protocol/synced';
import { Chronicle } from '../net/chronicle.ts';
import { Connection } from '../net/connection.ts';
import { sceneFrom } from '../net/fold.ts';
import type { Invitation, Remembered } from '../net/link.ts';
import { rulesOf } from '../net/rules.ts';
import type { Surroundings } from '../net/surroundings.ts';
import type { Play } from './play.ts';

/** What is kept of a seat, so that coming back gives the same one. */
export interface SeatMemory {
  recall(): Remembered | undefined;
  remember(seat: Remembered): void;
}

/** The line between a seat and its server: what comes goes into the store, and what was missed is asked for. */
export function connect(
  invitation: Invitation,
  name: string,
  play: Play,
  memory: SeatMemory,
  around: Surroundings,
): Connection {
  const reader = new SyncedReader();
  const chronicle = new Chronicle();
  let rules: Ruleset | undefined;
  const catchUp = async () => {
    play.tell(await chronicle.catchUp((after) => line.history({ after })));
  };
  const listener: ConstructorParameters<typeof Connection>[2] = {
    async onOpened(battle) {
      rules = await rulesOf(battle);
    },
    onState(state, sentence = '') {
      play.passphrase.value = null;
      play.refusal.value = sentence;
      play.connection.value = state;
      if (state !== 'connected') {
        chronicle.interrupt();
        return play.outbox.disconnect();
      }
      play.outbox.connect((message) => line.intent(message));
      void catchUp().catch(() => {});
    },
    onPassphrase(sentence) {
      play.passphrase.value = sentence;
    },
    onWelcome(welcome) {
      const known = play.welcome.value?.notices ?? [];
      for (const text of welcome.notices ?? []) if (!known.includes(text)) play.toast({ text, tone: 'bad' });
      play.welcome.value = welcome;
      play.skew.value = welcome.now - Date.now();
      if (welcome.seatKey !== undefined) memory.remember({ name, seatKey: welcome.seatKey });
    },
    onTable(state, isSentWhole) {
      if (!rules) throw new Error('The table has come before its rules.');
      play.show(sceneFrom(reader, state as SyncedBattle, rules));
      const chapter = reader.chapter(state as SyncedBattle);
      if (chapter && chronicle.isNews(chapter, isSentWhole)) play.hear(chapter);
    },
  };
  const line = new Connection(invitation, () => ({ name, ...memory.recall() }), listener, around);
  play.attach(line);
  return line;
}
