import type { FieldType } from './field-schema.ts';

/**
 * The part of a schema that decides how values are worded and shown, without the list of possible values. Every
 * schema is also an outline.
 */
export interface Outline {
  readonly type: FieldType['type'];
  readonly most?: number;
  readonly of?: Outline;
  readonly members?: Outlines;
}

/** Outlines by name. */
export type Outlines = Readonly<Record<string, Outline>>;

/** Returns the inner type of an optional or nullable type, else the type itself. */
export function bare(of: FieldType): FieldType;
export function bare(of: Outline): Outline;
export function bare(of: Outline): Outline {
  return (of.type === 'optional' || of.type === 'nullable') && of.of ? bare(of.of) : of;
}

/** Returns the outline of a schema as plain data. */
export function outlineOf({ type, most, of, members }: Outline): Outline {
  return {
    type,
    ...(most !== undefined && { most }),
    ...(of && { of: outlineOf(of) }),
    ...(members && { members: outlinesOf(members) }),
  };
}

/** Returns the outlines of schemas as plain data. */
export function outlinesOf(kinds: Outlines): Outlines {
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, outlineOf(kind)]));
}
