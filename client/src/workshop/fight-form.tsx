import type { VNode } from 'preact';
import { OptionFields } from '../forms/option-fields.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/workshop.ts';
import type { Editor } from './open-fight.ts';
import { PacksForm } from './packs-form.tsx';
import { Row } from './row.tsx';

const LONGEST_WINDOW = 10;

/** A form for the title and description of the fight, and for its battle options. */
export function FightForm({ editor }: { readonly editor: Editor }): VNode {
  const { document } = editor;
  const fight = document.fight.value;
  const { options, windowSeconds = 0 } = fight.setup;
  return (
    <div class="fight-form">
      <Row label={words.title}>
        <input
          value={fight.title}
          maxLength={60}
          data-testid="fight-title"
          onInput={({ currentTarget }) => document.change({ ...fight, title: currentTarget.value }, 'title')}
        />
      </Row>
      <Row label={words.whatItIsAbout}>
        <textarea
          value={fight.blurb}
          maxLength={400}
          rows={3}
          onInput={({ currentTarget }) => document.change({ ...fight, blurb: currentTarget.value }, 'blurb')}
        />
      </Row>
      <PacksForm editor={editor} />
      <h2 class="eyebrow">{common.tableRules}</h2>
      <OptionFields
        fields={document.ruleset.description.battleOptions}
        values={options}
        onChange={(changed) => document.changeSetup({ options: changed }, 'options')}
      />
      <Row label={words.reactionTimerSeconds} help={words.reactionTimerHow}>
        <input
          type="number"
          min={0}
          max={LONGEST_WINDOW}
          step="any"
          value={windowSeconds}
          onInput={({ currentTarget: { valueAsNumber: seconds } }) =>
            document.changeSetup({ windowSeconds: seconds > 0 ? seconds : undefined }, 'window')
          }
        />
      </Row>
    </div>
  );
}
