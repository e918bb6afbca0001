import { readConfig } from '../config.ts';
import { createService } from '../service.ts';

/** The service without the site, which holds no leads: a process that starts as fast as it is killed. */
const config = readConfig();
const service = await createService(config);
console.log(`is open at ${await service.app.listen({ host: config.host, port: config.port })}`);
