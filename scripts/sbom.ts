import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { productionSbom } from '../build/production-sbom.ts';

/** `npm run sbom`, or `npm run sbom -- FILE`. */
const file = process.argv[2] ?? 'sbom.cdx.json';
writeFileSync(file, productionSbom(join(import.meta.dirname, '..')));
console.log(`Written to ${file}`);
