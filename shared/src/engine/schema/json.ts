/** A plain JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The parameters of an intent or an answer, by name. */
export type Params = { readonly [name: string]: Json | undefined };
