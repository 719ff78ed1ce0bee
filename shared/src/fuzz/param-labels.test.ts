import { expect, it } from 'vitest';
import { own } from '../engine/schema/records.ts';
import { RULESETS } from '../rulesets/registry.ts';

it.each(Object.values(RULESETS))(
  'each parameter of an action of $id has a label',
  ({ actions, description }) => {
    const names = Object.values(actions).flatMap(({ params }) => Object.keys(params));
    const { params = {} } = description;
    expect([...new Set(names)].filter((name) => own(params, name) === undefined)).toEqual([]);
  },
);
