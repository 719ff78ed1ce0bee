import { allOptional, whole } from '../../engine/core/apply-content.ts';
import { faultsInValue } from '../../engine/schema/faults.ts';
import { anything, flag } from '../../engine/schema/field-schema.ts';
import type { Json } from '../../engine/schema/json.ts';
import { readPack } from '../../scenario/pack-file.ts';
import { MOST } from '../campaign.ts';
import { houseRules, PARTS } from '../campaign-schema.ts';
import { SAID } from '../said.ts';
import { added, change } from './change.ts';
import { ifHeroesFit } from './fit.ts';

const rename = change({
  by: 'gm',
  params: { title: PARTS.title },
  apply: (campaign, { title }) => ({ ...campaign, title }),
});

/** Lets all members read all heroes' histories, or players only those of their own heroes. */
const shareHistories = change({
  by: 'gm',
  params: { isShared: flag },
  apply({ sharesHistories: _, ...campaign }, { isShared }) {
    return { ...campaign, ...(isShared && { sharesHistories: true as const }) };
  },
});

/** Sets all house rules. The heroes must still fit the rules. */
const setOptions = change({
  by: 'gm',
  params: { options: anything },
  apply(campaign, { options }, { ruleset }) {
    const [fault] = faultsInValue(whole(allOptional(houseRules(ruleset))), options);
    if (fault) return { code: 'bad-input', say: SAID.wrongValue(fault.at.join('.'), fault.takes) };
    return ifHeroesFit(ruleset, { ...campaign, options: options as Readonly<Record<string, Json>> });
  },
});

/** Adds a content pack, given as the text of its file. A pack with the same name is replaced. */
const addPack = change({
  by: 'gm',
  params: { document: PARTS.packDocument },
  apply(campaign, { document }, { ruleset }) {
    const read = readPack(document, { [ruleset.id]: ruleset });
    if ('faults' in read) return { code: 'bad-input', say: read.faults[0].message };
    const { name } = read.pack;
    const others = campaign.packs.filter((pack) => pack.name !== name);
    const packs = added(others, { name, document }, MOST.packs);
    return packs === 'too-many' ? packs : ifHeroesFit(ruleset, { ...campaign, packs });
  },
});

/** Removes a content pack. No hero may need it. */
const removePack = change({
  by: 'gm',
  params: { name: PARTS.packName },
  apply(campaign, { name }, { ruleset }) {
    const packs = campaign.packs.filter((pack) => pack.name !== name);
    if (packs.length === campaign.packs.length) return 'no-such-pack';
    return ifHeroesFit(ruleset, { ...campaign, packs });
  },
});

const addPicture = change({
  by: 'player',
  params: { picture: PARTS.picture },
  apply(campaign, { picture }) {
    if (campaign.pictures.includes(picture)) return campaign;
    const pictures = added(campaign.pictures, picture, MOST.pictures);
    return pictures === 'too-many' ? pictures : { ...campaign, pictures };
  },
});

/** Removes a picture, also from the heroes that have it as their portrait. */
const removePicture = change({
  by: 'gm',
  params: { picture: PARTS.picture },
  apply(campaign, { picture }) {
    if (!campaign.pictures.includes(picture)) return 'no-such-picture';
    const pictures = campaign.pictures.filter((name) => name !== picture);
    const heroes = campaign.heroes.map((hero) => {
      const { portrait, ...rest } = hero;
      return portrait === picture ? rest : hero;
    });
    return { ...campaign, pictures, heroes };
  },
});

export const SETTING_CHANGES = {
  rename,
  'share-histories': shareHistories,
  'set-options': setOptions,
  'add-pack': addPack,
  'remove-pack': removePack,
  'add-picture': addPicture,
  'remove-picture': removePicture,
};
