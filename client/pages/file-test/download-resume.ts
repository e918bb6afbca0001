import { apiPaths } from '../../../contract/api.ts';
import { below } from '../../location/base.ts';

export function downloadResume(file: string): void {
  window.open(below(apiPaths.resume(file)), '_blank');
}
