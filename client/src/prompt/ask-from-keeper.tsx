import { useEffect } from 'preact/hooks';
import { applyAskFrom } from '../session/ask-from.ts';
import { useController, useSnapshot } from '../session/context.ts';
import { preferences } from '../session/preferences.ts';

/**
 * Applies the `askFrom` preference to the seat's fighters whenever it changes or a fighter joins. Renders nothing.
 */
export function AskFromKeeper(): null {
  const controller = useController();
  const { status } = useSnapshot();
  const { askFrom } = preferences.value;
  const own = controller.prompts.fighters.value.join(' ');
  useEffect(() => {
    void applyAskFrom(controller, askFrom).then(
      (rejection) => rejection && controller.toasts.showRejection(rejection),
    );
  }, [controller, status, askFrom, own]);
  return null;
}
