import type { Input } from '@riposte/shared/engine/input';
import type {
  HistoryMessage,
  IntentMessage,
  JoinOptions,
  SeatMessage,
} from '@riposte/shared/protocol/messages';
import { ABSENCE_POLICIES } from '@riposte/shared/protocol/settings';
import * as z from 'zod';

const id = z.string().min(1).max(64);
const secret = z.string().min(1).max(128);
const passphrase = z.string().min(4).max(128);
const name = z.string().max(200);

const input = z
  .looseObject({ as: id, do: id.optional(), answer: id.optional() })
  .refine(
    (value) => (value.do === undefined) !== (value.answer === undefined),
  ) as unknown as z.ZodType<Input>;

/** Message `intent`. An answer has to name the prompt that it answers. */
export const intentMessage: z.ZodType<IntentMessage> = z
  .object({ id, rev: z.int().min(0), prompt: id.optional(), input })
  .refine((message) => message.input.answer === undefined || message.prompt !== undefined) as never;

const bank = z.strictObject({
  seconds: z.number().min(1).max(86_400),
  refill: z.number().min(0).max(86_400),
});

const settings = z.strictObject({
  do: z.literal('settings'),
  absence: z.enum(ABSENCE_POLICIES).optional(),
  absenceSeconds: z.number().min(0).max(86_400).optional(),
  banks: z.strictObject({ turn: bank, reaction: bank }).nullable().optional(),
  paused: z.boolean().optional(),
  locked: z.boolean().optional(),
  bands: z.boolean().optional(),
});

/** Message `seat`. */
export const seatMessage: z.ZodType<SeatMessage> = z.discriminatedUnion('do', [
  z.object({ do: z.literal('claim'), fighter: id }),
  z.object({ do: z.literal('release'), fighter: id }),
  z.object({ do: z.literal('rename'), name }),
  z.object({ do: z.literal('start') }),
  z.object({ do: z.literal('assign'), fighter: id, seat: id.nullable() }),
  z.object({ do: z.literal('rotate'), role: z.enum(['gm', 'player', 'spectator']) }),
  z.object({ do: z.literal('passphrase'), passphrase: passphrase.nullable() }),
  z.object({ do: z.enum(['kick', 'ban']), seat: id }),
  z.object({ do: z.literal('role'), seat: id, role: z.enum(['gm', 'player']) }),
  z.object({ do: z.literal('hand-over'), seat: id }),
  z.object({ do: z.literal('extend'), seconds: z.number().min(1).max(86_400) }),
  settings,
]) as unknown as z.ZodType<SeatMessage>;

/** Message `history`. */
export const historyMessage: z.ZodType<HistoryMessage> = z.object({ after: z.int().min(-1) });

/** What a client joins with. */
export const joinOptions = z
  .object({
    token: secret.optional(),
    seatKey: secret.optional(),
    name: name.optional(),
    passphrase: z.string().max(128).optional(),
    tab: id.optional(),
    isBack: z.boolean().optional(),
  })
  .refine(
    ({ token, seatKey }) => token !== undefined || seatKey !== undefined,
  ) as unknown as z.ZodType<JoinOptions>;
