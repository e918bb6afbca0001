#!/bin/sh
# npm run inbox with the account and the settings of renovation-site.service, which root alone can read. Run it as root:
#   /opt/renovation-site/deploy/inbox.sh backup /var/backups/renovation-site
[ -t 0 ] && [ -t 1 ] && terminal=--pty || terminal=--pipe
exec systemd-run --quiet --collect --wait "$terminal" \
  --uid=renovation-site --gid=renovation-site --property=UMask=0077 \
  --working-directory=/opt/renovation-site \
  --setenv=DATA_DIR=/var/lib/renovation-site \
  --property=EnvironmentFile=-/etc/renovation-site/environment \
  npm run --silent inbox -- "$@"
