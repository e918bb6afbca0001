import { readConfig } from '../config.ts';
import { createService } from '../service.ts';

/** The service without the site's pages, so that the process starts fast. */
const config = readConfig();
const service = await createService(config);
console.log(`is open at ${await service.app.listen({ host: config.host, port: config.port })}`);
