import { soak } from '../bench/soak/main.ts';

process.exit((await soak(process.argv.slice(2))) ? 0 : 1);
