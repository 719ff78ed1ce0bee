import { writeFight } from '@riposte/shared/scenario/write-fight';
import { Swords } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Refused } from '../net/api.ts';
import { itemBehind } from '../net/library.ts';
import { Fault } from '../ui/error-text.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/campaign.ts';
import * as common from '../words/common.ts';
import { useLibrary } from '../workshop/use-library.ts';
import { heroName } from './hero-words.ts';
import { openFight } from './requests.ts';
import { useCampaign, useSending } from './use-campaign.ts';

/** A fight to choose: its name, and a function that returns the text of its file. */
interface Source {
  readonly id: string;
  readonly name: string;
  readonly text: () => Promise<string>;
}

/** A form with which GMs open a fight: a ready-made one, one from their library, or one from a file. */
export function OpenFight(): VNode {
  const { access, campaign, ruleset } = useCampaign();
  const [file, setFile] = useState<Source>();
  const sources = useSources(file);
  const [chosen, setChosen] = useState('');
  const [absent, setAbsent] = useState<readonly string[]>([]);
  const [isByPost, setByPost] = useState(false);
  const { fault, run } = useSending();
  const source = sources.find(({ id }) => id === chosen) ?? sources[0];
  const heroes = campaign.heroes.filter(({ id }) => !absent.includes(id));
  const open = ({ name, text }: Source) =>
    run(async () => {
      const fight = { document: await text(), heroes: heroes.map(({ id }) => id), title: name.slice(0, 60) };
      return await openFight(access, { ...fight, ...(isByPost && { byPost: true }) }).catch(withLine);
    });
  return (
    <section class="card" aria-labelledby="open-fight">
      <h2 id="open-fight">{words.openFight}</h2>
      <form
        class="campaign-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (source) void open(source);
        }}
      >
        <label>
          <span>{words.scenario}</span>
          <select
            class="field"
            data-testid="fight-source"
            value={source?.id}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          >
            {sources.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <FileButton
          look="small"
          label={common.openAFile}
          testId="fight-file"
          onFile={(given) => {
            setFile({ id: 'file', name: given.name.replace(/\.json$/, ''), text: () => given.text() });
            setChosen('file');
          }}
        />
        <fieldset>
          <legend>{words.whoFights}</legend>
          {campaign.heroes.map((hero) => (
            <label key={hero.id} class="campaign-check">
              <input
                type="checkbox"
                data-testid={`fights-${hero.id}`}
                checked={!absent.includes(hero.id)}
                onChange={({ currentTarget: { checked } }) =>
                  setAbsent(checked ? absent.filter((id) => id !== hero.id) : [...absent, hero.id])
                }
              />
              {heroName(ruleset, hero)}
            </label>
          ))}
        </fieldset>
        <label class="campaign-check">
          <input
            type="checkbox"
            checked={isByPost}
            onChange={({ currentTarget }) => setByPost(currentTarget.checked)}
          />
          {words.byPost}
        </label>
        <Fault says={fault} testId="open-fault" />
        <button type="submit" class="button primary" data-testid="open-fight" disabled={heroes.length === 0}>
          <Icon of={Swords} /> {words.openTable}
        </button>
        {campaign.heroes.length === 0 && <small>{words.heroesFirst}</small>}
      </form>
    </section>
  );
}

/** Returns all fights to choose from. */
function useSources(file: Source | undefined): readonly Source[] {
  const { rules } = useCampaign();
  const { things } = useLibrary();
  const scenarios = rules.ruleset.scenarios.map(
    (fight): Source => ({ id: fight.id, name: fight.title, text: async () => writeFight(fight) }),
  );
  const saved = things
    .filter(({ kind, ruleset }) => kind === 'fight' && ruleset === rules.ruleset.id)
    .map(
      ({ id, name, link }): Source => ({
        id: `library-${id}`,
        name: words.inLibrary(name),
        text: async () => (await itemBehind(new URL(link, location.origin).hash))?.document ?? '',
      }),
    );
  return [...(file ? [file] : []), ...scenarios, ...saved];
}

/**
 * Throws an error with the first fault of the fight file and its line, if `error` lists faults. Otherwise rethrows
 * `error`.
 */
function withLine(error: unknown): never {
  const [fault] = error instanceof Refused ? error.faults : [];
  if (fault) throw new Error(common.lineIsWrong(fault.line, fault.message));
  throw error;
}
