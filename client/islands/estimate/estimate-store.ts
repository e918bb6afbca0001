import type { ProjectType } from '../../../content/project-types.ts';
import { createStore } from '../../ui/store.ts';

/** The estimate dialog is opened from all over the site. */
type EstimateRequest = { readonly isOpen: boolean; readonly projectType?: ProjectType | undefined };

export const estimateStore = createStore<EstimateRequest>({ isOpen: false });
