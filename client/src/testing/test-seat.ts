import { type Battle, GM_EYES, type Id, type Table, type Viewer, view } from '@riposte/shared';
import type { Role } from '@riposte/shared/protocol/messages';
import { NO_SPECTATORS } from '@riposte/shared/protocol/spectators';
import type { WirePrompt } from '@riposte/shared/protocol/synced';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import { BattleViewModel } from '../battle/view-model.ts';
import { SeatController } from '../session/seat-controller.ts';

const SETTINGS = {
  absence: 'fallback',
  absenceSeconds: 0,
  gmAway: null,
  paused: false,
  bands: false,
  spectatorsDelay: 0,
  banks: null,
  post: null,
  locked: false,
  freeTakebacks: false,
  listed: false,
  openReplay: false,
  setsDice: false,
  seesWinChance: false,
  hasPassphrase: false,
  pace: 'normal',
  talkers: 'all',
  openEarlierTalk: false,
  muted: [],
  isGmBot: false,
  next: null,
} as const;

/**
 * A seat of a battle that runs in memory, without a server. Its inputs take effect at once, and it sees the inputs of
 * other seats.
 */
export class TestSeat<T extends Table = Table> {
  readonly battle: Battle<T>;
  readonly model = new BattleViewModel();
  readonly controller = new SeatController(this.model);
  readonly #plays: readonly Id[];
  readonly #viewer: Viewer;
  #rev = 0;

  /** Creates a GM's seat, or the seat of a player who plays these fighters. */
  constructor(battle: Battle<T>, plays: readonly Id[] | 'gm') {
    this.battle = battle;
    this.#plays = plays === 'gm' ? [] : plays;
    this.#viewer = plays === 'gm' ? GM_EYES : { role: 'player', fighters: plays };
    const role: Role = plays === 'gm' ? 'gm' : 'player';
    this.controller.link.welcome.value = { seat: role, role, now: 0 };
    this.model.seat.value = role;
    this.controller.link.outbox.connect(async ({ input }) => {
      const rejection = this.battle.check(input, this.#viewer);
      if (rejection) return { ok: false, rejection };
      this.see(input);
      return { ok: true, rev: this.#rev };
    });
    this.#show();
  }

  /** Applies inputs from any seat, and shows the results to this seat. */
  see(...inputs: readonly unknown[]): this {
    for (const input of inputs) {
      const events = this.battle.apply(input);
      this.#rev++;
      this.#show();
      this.model.receive({ rev: this.#rev, events });
    }
    return this;
  }

  #show(): void {
    this.controller.show(this.#snapshot());
  }

  #snapshot(): BattleSnapshot {
    const { ruleset, table, prompts } = this.battle;
    const fighters = this.#plays;
    return {
      rev: this.#rev,
      status: table.over ? 'over' : 'fighting',
      title: '',
      ruleset,
      table: view(ruleset, table, this.#viewer),
      prompts: prompts.map((prompt): WirePrompt => {
        const { id, for: asked, speaker, kind, fallback } = prompt;
        const options = kind === 'turn' ? [] : prompt.options();
        return { id, for: asked, speaker, kind, options, fallback, deadline: null };
      }),
      waiting: prompts.map(({ for: asked }) => ({ for: asked, deadline: null })),
      seats: [
        {
          id: 'gm',
          name: 'Gemma',
          role: 'gm',
          connected: true,
          fighters: [],
          away: null,
          banks: null,
          ready: false,
        },
        {
          id: 'player',
          name: 'Ana',
          role: 'player',
          connected: true,
          fighters,
          away: null,
          banks: null,
          ready: false,
        },
      ],
      settings: SETTINGS,
      bots: new Set(),
      traits: {},
      banded: new Set(),
      diceHash: '',
      diceSeed: '',
      branches: [],
      takeback: null,
      watching: NO_SPECTATORS,
      heroes: [],
    };
  }
}
