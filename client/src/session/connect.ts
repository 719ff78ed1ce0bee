import type { Ruleset } from '@riposte/shared';
import type { Utterance } from '@riposte/shared/protocol/chat';
import { restoresUndone } from '@riposte/shared/protocol/input-results';
import type { SyncedBattle } from '@riposte/shared/protocol/synced';
import { SyncedReader } from '@riposte/shared/protocol/synced-reader';
import { Connection } from '../net/connection.ts';
import type { Environment } from '../net/environment.ts';
import { snapshotFrom } from '../net/fold-state.ts';
import { HistoryCursor } from '../net/history-cursor.ts';
import type { Invitation, Remembered } from '../net/link.ts';
import { rulesOf } from '../net/rulebooks.ts';
import { inPageLanguage } from '../net/server-texts.ts';
import type { SeatController } from './seat-controller.ts';

/** Stores a seat, so that the user gets the same seat back later. */
export interface SeatMemory {
  recall(): Remembered | undefined;
  remember(seat: Remembered): void;
}

/** Connects a seat to its server. Passes incoming states and events to the view model, and requests missed inputs. */
export function connect(
  invitation: Invitation,
  name: string,
  controller: SeatController,
  memory: SeatMemory,
  environment: Environment,
): Connection {
  const reader = new SyncedReader();
  const cursor = new HistoryCursor();
  let rules: Ruleset | undefined;
  const { chat } = controller.model;
  controller.model.addressOf.value = (picture) => `/api/battles/${invitation.battle}/pictures/${picture}`;
  let lastMessage = '';
  const now = () => Date.now() + controller.model.skew.value;
  const catchUp = async () => {
    controller.model.addToLog(await cursor.catchUp((after) => line.history({ after })));
    chat.merge(await line.sayings());
  };
  const addHistoryFrom = async (after: number) => controller.model.addToLog(await line.history({ after }));
  const showNotice = async (notice: { readonly message: string }) => {
    const { message } = await inPageLanguage(notice);
    controller.toasts.say({ text: message, tone: 'bad' });
  };
  const listener: ConstructorParameters<typeof Connection>[2] = {
    async onOpened(battle) {
      rules = await rulesOf(battle);
      controller.link.rules = battle;
    },
    onState(state, sentence = '', code = '') {
      controller.link.passphrase.value = null;
      controller.link.refusal.value = sentence;
      controller.link.lostBy.value = code;
      controller.link.state.value = state;
      if (state !== 'connected') {
        cursor.interrupt();
        return controller.link.outbox.disconnect();
      }
      controller.link.outbox.connect((message) => line.intent(message));
    },
    onPassphrase(sentence) {
      controller.link.passphrase.value = sentence;
    },
    onWelcome(welcome) {
      const known = controller.link.welcome.value?.notices ?? [];
      for (const [index, message] of (welcome.notices ?? []).entries())
        if (!known.includes(message)) void showNotice({ message, ...welcome.noticeKeys?.[index] });
      controller.link.welcome.value = welcome;
      controller.link.offline.value = '';
      controller.model.seat.value = welcome.seat;
      controller.model.skew.value = welcome.now - Date.now();
      if (welcome.seatKey !== undefined) memory.remember({ name, seatKey: welcome.seatKey });
    },
    wording: () => rules?.description,
    onChat(said) {
      chat.receive(said, now());
    },
    onTable(state, isSentWhole) {
      if (!rules) throw new Error('The table has come before its rules.');
      controller.show(snapshotFrom(reader, state as SyncedBattle, rules));
      const result = reader.result(state as SyncedBattle);
      if (result && cursor.isNews(result, isSentWhole)) {
        controller.model.receive(result);
        if (restoresUndone(result)) void addHistoryFrom(result.rev - 1).catch(() => {}); // fetches the restored inputs, because this page may never have received them
      }
      const { said = '' } = state as Partial<SyncedBattle>; // servers of an earlier release do not send `said`
      if (said !== '' && said !== lastMessage) chat.receive(JSON.parse(said) as Utterance, now());
      lastMessage = said;
      if (isSentWhole) void catchUp().catch(() => {}); // waits for the state, so that the history contains all inputs that led to it
    },
  };
  const line = new Connection(invitation, () => ({ name, ...memory.recall() }), listener, environment);
  controller.link.attach(line);
  return line;
}
