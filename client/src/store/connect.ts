import type { Ruleset } from '@riposte/shared';
import { bringsBack } from '@riposte/shared/protocol/chapters';
import { type SyncedBattle, SyncedReader } from '@riposte/shared/protocol/synced';
import type { Utterance } from '@riposte/shared/protocol/talk';
import { Chronicle } from '../net/chronicle.ts';
import { Connection } from '../net/connection.ts';
import { sceneFrom } from '../net/fold.ts';
import type { Invitation, Remembered } from '../net/link.ts';
import { rulesOf } from '../net/rules.ts';
import type { Surroundings } from '../net/surroundings.ts';
import type { Hand } from './hand.ts';

/** What is kept of a seat, so that coming back gives the same one. */
export interface SeatMemory {
  recall(): Remembered | undefined;
  remember(seat: Remembered): void;
}

/** The line between a seat and its server: what comes goes into the store, and what was missed is asked for. */
export function connect(
  invitation: Invitation,
  name: string,
  hand: Hand,
  memory: SeatMemory,
  around: Surroundings,
): Connection {
  const reader = new SyncedReader();
  const chronicle = new Chronicle();
  let rules: Ruleset | undefined;
  const { talk } = hand.stage;
  hand.stage.addressOf.value = (picture) => `/api/battles/${invitation.battle}/pictures/${picture}`;
  let lastSaid = '';
  const now = () => Date.now() + hand.stage.skew.value;
  const catchUp = async () => {
    hand.stage.tell(await chronicle.catchUp((after) => line.history({ after })));
    talk.recall(await line.sayings());
  };
  const tellFrom = async (after: number) => hand.stage.tell(await line.history({ after }));
  const listener: ConstructorParameters<typeof Connection>[2] = {
    async onOpened(battle) {
      rules = await rulesOf(battle);
    },
    onState(state, sentence = '') {
      hand.passphrase.value = null;
      hand.refusal.value = sentence;
      hand.connection.value = state;
      if (state !== 'connected') {
        chronicle.interrupt();
        return hand.outbox.disconnect();
      }
      hand.outbox.connect((message) => line.intent(message));
    },
    onPassphrase(sentence) {
      hand.passphrase.value = sentence;
    },
    onWelcome(welcome) {
      const known = hand.welcome.value?.notices ?? [];
      for (const text of welcome.notices ?? [])
        if (!known.includes(text)) hand.toasts.say({ text, tone: 'bad' });
      hand.welcome.value = welcome;
      hand.stage.seat.value = welcome.seat;
      hand.stage.skew.value = welcome.now - Date.now();
      if (welcome.seatKey !== undefined) memory.remember({ name, seatKey: welcome.seatKey });
    },
    onSaid(said) {
      talk.hear(said, now());
    },
    onTable(state, isSentWhole) {
      if (!rules) throw new Error('The table has come before its rules.');
      hand.show(sceneFrom(reader, state as SyncedBattle, rules));
      const chapter = reader.chapter(state as SyncedBattle);
      if (chapter && chronicle.isNews(chapter, isSentWhole)) {
        hand.stage.hear(chapter);
        if (bringsBack(chapter)) void tellFrom(chapter.rev - 1).catch(() => {}); // it may never have come here
      }
      const { said = '' } = state as Partial<SyncedBattle>; // a server of a release before sends none
      if (said !== '' && said !== lastSaid) talk.hear(JSON.parse(said) as Utterance, now());
      lastSaid = said;
      if (isSentWhole) void catchUp().catch(() => {}); // not earlier: the history must reach as far as the state does
    },
  };
  const line = new Connection(invitation, () => ({ name, ...memory.recall() }), listener, around);
  hand.attach(line);
  return line;
}
