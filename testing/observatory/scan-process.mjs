// Runs the scanner unchanged against the host name, except that ports 80 and 443 of that name are redirected.
// Arguments: the scanner's module, the name, and the two ports on this machine.
import http from 'node:http';
import https from 'node:https';

const [module, name, httpPort, httpsPort] = process.argv.slice(2);

redirect(http.Agent, Number(httpPort));
redirect(https.Agent, Number(httpsPort));

const { scan } = await import(module);
console.log(JSON.stringify(await scan(name)));
process.exit(0);

function redirect({ prototype }, port) {
  const { createConnection } = prototype;
  prototype.createConnection = function connectHere(options, done) {
    return createConnection.call(this, { ...options, host: '127.0.0.1', port }, done);
  };
}
