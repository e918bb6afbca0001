import { buildIfNeeded } from '../build/build-if-needed.ts';
import { scanSite } from '../testing/observatory/scan.ts';
import { installScanner } from '../testing/observatory/scanner.ts';

/** `npm run observatory`: runs the MDN HTTP Observatory's own scanner against the site behind nginx. */
installScanner();
buildIfNeeded();
const { scan, tests } = await scanSite();
for (const [name, { pass, result, scoreModifier }] of Object.entries(tests))
  console.log(`${pass ? 'passed' : 'FAILED'}  ${String(scoreModifier).padStart(4)}  ${name}: ${result}`);
console.log(`${scan.grade}, ${scan.score} points`);
process.exit(scan.grade === 'A+' ? 0 : 1);
