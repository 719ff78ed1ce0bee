import type { RulesetRegistry } from '@riposte/shared/engine/history/edition';

/**
 * Loads the rulesets that a module exports as `REGISTRY`. Every thread that plays battles loads the same
 * module.
 */
export async function loadRegistry(address: string): Promise<RulesetRegistry> {
  const { REGISTRY } = (await import(address)) as { readonly REGISTRY: RulesetRegistry };
  return REGISTRY;
}
