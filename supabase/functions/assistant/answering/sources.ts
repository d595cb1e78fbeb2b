import type { ProjectApi } from '../../_shared/projectApi.ts';
import type { ModelSettings } from '../model/modelSettings.ts';

/** Where answers come from. Without a model they are composed of what was found. */
export type Sources = {
  readonly api: ProjectApi;
  readonly handoutsBucket: string;
  readonly model: ModelSettings | undefined;
};

/** What a reply has besides its text when there is nothing to offer. */
export const nothing = { documents: [], representatives: [], fallback: false, error: null };
