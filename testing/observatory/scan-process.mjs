// The scanner's own scan of its own host name, with nothing changed but where ports 80 and 443 of that name are.
// Arguments: the scanner's module, the name, and the two ports on this machine.
import http from 'node:http';
import https from 'node:https';

const [module, name, httpPort, httpsPort] = process.argv.slice(2);

lead(http.Agent, Number(httpPort));
lead(https.Agent, Number(httpsPort));

const { scan } = await import(module);
console.log(JSON.stringify(await scan(name)));
process.exit(0);

function lead({ prototype }, port) {
  const { createConnection } = prototype;
  prototype.createConnection = function connectHere(options, done) {
    return createConnection.call(this, { ...options, host: '127.0.0.1', port }, done);
  };
}
