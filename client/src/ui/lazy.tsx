import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface Of<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly with: Props;
}

/** A panel whose code loads when the panel is first shown. */
export function Lazy<Props extends object>({ load, with: props }: Of<Props>): VNode | null {
  const [Panel, setPanel] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    void load().then((loaded) => setPanel(() => loaded));
  }, [load]);
  return Panel && <Panel {...props} />;
}
