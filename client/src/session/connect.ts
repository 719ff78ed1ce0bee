import type { Ruleset } from '@riposte/shared';
import type { Utterance } from '@riposte/shared/protocol/chat';
import { bringsBack } from '@riposte/shared/protocol/input-results';
import { type SyncedBattle, SyncedReader } from '@riposte/shared/protocol/synced';
import { Connection } from '../net/connection.ts';
import type { Surroundings } from '../net/environment.ts';
import { sceneFrom } from '../net/fold-state.ts';
import { HistoryCursor } from '../net/history-cursor.ts';
import type { Invitation, Remembered } from '../net/link.ts';
import { rulesOf } from '../net/rules.ts';
import type { SeatController } from './seat-controller.ts';

/** Stores a seat, which gives the same seat back later. */
export interface SeatMemory {
  recall(): Remembered | undefined;
  remember(seat: Remembered): void;
}

/**
 * Connects a seat to its server. Incoming states and events go to the view model; missed inputs are requested.
 */
export function connect(
  invitation: Invitation,
  name: string,
  controller: SeatController,
  memory: SeatMemory,
  around: Surroundings,
): Connection {
  const reader = new SyncedReader();
  const chronicle = new HistoryCursor();
  let rules: Ruleset | undefined;
  const { talk } = controller.model;
  controller.model.addressOf.value = (picture) => `/api/battles/${invitation.battle}/pictures/${picture}`;
  let lastSaid = '';
  const now = () => Date.now() + controller.model.skew.value;
  const catchUp = async () => {
    controller.model.tell(await chronicle.catchUp((after) => line.history({ after })));
    talk.recall(await line.sayings());
  };
  const tellFrom = async (after: number) => controller.model.tell(await line.history({ after }));
  const listener: ConstructorParameters<typeof Connection>[2] = {
    async onOpened(battle) {
      rules = await rulesOf(battle);
    },
    onState(state, sentence = '') {
      controller.link.passphrase.value = null;
      controller.link.refusal.value = sentence;
      controller.link.state.value = state;
      if (state !== 'connected') {
        chronicle.interrupt();
        return controller.link.outbox.disconnect();
      }
      controller.link.outbox.connect((message) => line.intent(message));
    },
    onPassphrase(sentence) {
      controller.link.passphrase.value = sentence;
    },
    onWelcome(welcome) {
      const known = controller.link.welcome.value?.notices ?? [];
      for (const text of welcome.notices ?? [])
        if (!known.includes(text)) controller.toasts.say({ text, tone: 'bad' });
      controller.link.welcome.value = welcome;
      controller.model.seat.value = welcome.seat;
      controller.model.skew.value = welcome.now - Date.now();
      if (welcome.seatKey !== undefined) memory.remember({ name, seatKey: welcome.seatKey });
    },
    onSaid(said) {
      talk.hear(said, now());
    },
    onTable(state, isSentWhole) {
      if (!rules) throw new Error('The table has come before its rules.');
      controller.show(sceneFrom(reader, state as SyncedBattle, rules));
      const chapter = reader.chapter(state as SyncedBattle);
      if (chapter && chronicle.isNews(chapter, isSentWhole)) {
        controller.model.hear(chapter);
        if (bringsBack(chapter)) void tellFrom(chapter.rev - 1).catch(() => {}); // the undone inputs may never have reached this page
      }
      const { said = '' } = state as Partial<SyncedBattle>; // servers of an earlier release send none
      if (said !== '' && said !== lastSaid) talk.hear(JSON.parse(said) as Utterance, now());
      lastSaid = said;
      if (isSentWhole) void catchUp().catch(() => {}); // not earlier: the history must reach as far as the state does
    },
  };
  const line = new Connection(invitation, () => ({ name, ...memory.recall() }), listener, around);
  controller.link.attach(line);
  return line;
}
