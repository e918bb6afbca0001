import { bench } from '../bench/main.ts';

process.exit((await bench(process.argv.slice(2))) ? 0 : 1);
