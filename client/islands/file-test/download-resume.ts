import { apiPaths } from '../../../contract/api.ts';
import { withBase } from '../../ui/base-path.ts';

export function downloadResume(file: string): void {
  window.open(withBase(apiPaths.resume(file)), '_blank');
}
