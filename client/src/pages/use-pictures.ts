import { useEffect } from 'preact/hooks';
import { picturesOf } from '../net/pictures.ts';
import { useBattle, useSnapshot } from '../session/context.ts';

/** Loads the ruleset's pictures into the view model of the page. */
export function usePictures(): void {
  const model = useBattle();
  const { ruleset } = useSnapshot();
  useEffect(() => {
    void picturesOf(ruleset.id).then((pictures) => {
      model.pictures.value = pictures;
    });
  }, [ruleset.id]);
}
