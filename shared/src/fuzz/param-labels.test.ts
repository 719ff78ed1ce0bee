import { expect, it } from 'vitest';
import { SUBJECTS } from '../authoring/subjects.ts';
import { own } from '../engine/schema/records.ts';

it.each(Object.values(SUBJECTS))(
  'each parameter of an action of $id has a label',
  ({ actions, description }) => {
    const names = Object.values(actions).flatMap(({ params }) => Object.keys(params));
    const { params = {} } = description;
    expect([...new Set(names)].filter((name) => own(params, name) === undefined)).toEqual([]);
  },
);
