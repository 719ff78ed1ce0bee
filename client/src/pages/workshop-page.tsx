import './workshop-page.css';
import type { Ruleset } from '@riposte/shared';
import { SHELF } from '@riposte/shared/rulesets/shelf';
import { readFight } from '@riposte/shared/scenario/fight-file';
import { readParty } from '@riposte/shared/scenario/party';
import type { Fight } from '@riposte/shared/scenario/write-fight';
import { FileUp } from 'lucide';
import { render, type VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { joined, keepHeroes, keptHeroes } from '../net/heroes.ts';
import { Icon } from '../panels/icon.tsx';
import { Unkept } from '../panels/unkept.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/workshop.ts';
import { Bench, lastOnBench } from '../workshop/bench.ts';
import { BenchPage } from '../workshop/bench-page.tsx';
import { FightDocument } from '../workshop/fight-document.ts';
import { emptyFight } from '../workshop/fighters.ts';
import { textOfShareCode } from '../workshop/share-code.ts';

/** Where fights are made: begin with an empty one, a ready-made one or one's own. */
export function showWorkshop(root: HTMLElement): void {
  render(<WorkshopPage />, root);
}

interface Opening {
  readonly bench?: Bench;
  readonly faults: readonly string[];
  /** What has been done by the address of the page. */
  readonly note?: string;
}

const BOOKS = Object.entries(SHELF);

function WorkshopPage(): VNode {
  const [{ bench, faults, note }, setOpening] = useState<Opening>({ faults: [] });
  const open = (ruleset: Ruleset, fight: Fight) =>
    setOpening({ bench: new Bench(new FightDocument(ruleset, fight)), faults: [] });
  const read = async (text: string) => {
    const found = readFight(text, await allRulesets());
    if (!('faults' in found)) open(found.ruleset, found.scenario);
    else setOpening({ faults: found.faults.map(({ line, message }) => common.lineIsWrong(line, message)) });
  };
  useEffect(() => {
    const [, what, code] = /^#(fight|party)=(.+)$/.exec(location.hash) ?? [];
    if (code === undefined) return;
    void textOfShareCode(code).then(async (text) => {
      if (text === undefined) return setOpening({ faults: [words.linkIsNotWhole] });
      if (what === 'party') setOpening(await takeParty(text));
      else await read(text);
    });
  }, []);
  const leave = () => {
    bench?.clear();
    history.replaceState(history.state, '', '/workshop');
    setOpening({ faults: [] });
  };
  if (bench) return <BenchPage bench={bench} onLeave={leave} />;
  return <Beginning faults={faults} note={note} onOpen={open} onRead={(text) => void read(text)} />;
}

/** Keeps the heroes of somebody's party in this browser. */
async function takeParty(text: string): Promise<Opening> {
  const read = readParty(text, await allRulesets());
  if ('faults' in read) return { faults: read.faults.map(({ message }) => message) };
  const { ruleset, party } = read;
  keepHeroes(ruleset.id, joined(keptHeroes(ruleset.id), party));
  const names = party.heroes.map(({ name, sheet }) => name ?? sheet.kind).join(', ');
  return {
    faults: [],
    note: words.keepsHeroes(ruleset.description.name, names),
  };
}

/** Files say themselves by which rules they are fought. */
async function allRulesets(): Promise<Readonly<Record<string, Ruleset>>> {
  const all = BOOKS.map(async ([id, load]) => [id, await load()] as const);
  return Object.fromEntries(await Promise.all(all));
}

interface Of {
  readonly faults: readonly string[];
  readonly note: string | undefined;
  readonly onOpen: (ruleset: Ruleset, fight: Fight) => void;
  readonly onRead: (text: string) => void;
}

function Beginning({ faults, note, onOpen, onRead }: Of): VNode {
  const kept = lastOnBench();
  const goOn = async (fight: Fight) => {
    const ruleset = await SHELF[fight.setup.ruleset]?.();
    if (ruleset) onOpen(ruleset, fight);
  };
  return (
    <main class="workshop-page">
      <a class="to-front" href="/">
        {common.riposte}
      </a>
      <h1>{words.makeAFight}</h1>
      <p>{words.makeAFightHow}</p>
      <Unkept />
      {faults.length > 0 && (
        <ul class="fault" role="alert" data-testid="fight-faults">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {note !== undefined && <p role="status">{note}</p>}
      <div class="workshop-begin">
        {kept && (
          <button type="button" class="button primary" data-testid="go-on" onClick={() => void goOn(kept)}>
            {words.goOnWith(kept.title)}
          </button>
        )}
        <label class="button">
          <Icon of={FileUp} /> {common.openAFile}
          <input
            type="file"
            accept=".json,application/json"
            class="sr-only"
            data-testid="workshop-file"
            onChange={({ currentTarget }) => void currentTarget.files?.[0]?.text().then(onRead)}
          />
        </label>
      </div>
      <Books onOpen={onOpen} />
    </main>
  );
}

/** Every rulebook with an empty fight and its ready-made ones. */
function Books({ onOpen }: Pick<Of, 'onOpen'>): VNode {
  const [rulesets, setRulesets] = useState<readonly Ruleset[]>([]);
  useEffect(() => {
    void allRulesets().then((all) => setRulesets(Object.values(all)));
  }, []);
  return (
    <div class="workshop-books">
      {rulesets.map((ruleset) => (
        <section key={ruleset.id} class="card">
          <h2>{ruleset.description.name}</h2>
          <p>{ruleset.description.tagline}</p>
          <button
            type="button"
            class="button"
            data-testid={`begin-${ruleset.id}`}
            onClick={() => onOpen(ruleset, emptyFight(ruleset.id))}
          >
            {words.anEmptyFight}
          </button>
          {ruleset.scenarios.map((fight) => (
            <button
              key={fight.id}
              type="button"
              class="button quiet"
              title={fight.blurb}
              data-testid={`begin-${ruleset.id}-${fight.id}`}
              onClick={() => onOpen(ruleset, fight)}
            >
              {fight.title}
            </button>
          ))}
        </section>
      ))}
    </div>
  );
}
