import { useEffect } from 'preact/hooks';
import { picturesOf } from '../net/pictures.ts';
import { useBattle, useSnapshot } from './context.ts';

/** Loads the icons of the ruleset into the page's view model. */
export function usePictures(): void {
  const model = useBattle();
  const { ruleset } = useSnapshot();
  useEffect(() => {
    void picturesOf(ruleset.id).then((pictures) => {
      model.pictures.value = pictures;
    });
  }, [ruleset.id]);
}
