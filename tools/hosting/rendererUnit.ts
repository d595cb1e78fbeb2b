interface UnitOptions {
  /** The folder with `renderer`, which `writeRendererFolder` wrote, and `shell`, the published shell. */
  root: string;
  port: string;
}

/**
 * The systemd unit of the renderer. Sections' code runs in it, so it may read the published shell, use the
 * network and nothing else: no file of another service, no secret, no metadata service of a cloud.
 */
export function rendererUnit({ root, port }: UnitOptions): string {
  return `[Unit]
Description=Renders the pages of the site
After=network-online.target
Wants=network-online.target

[Service]
ExecStart=/usr/bin/node ${root}/renderer/renderer.js
Environment=NODE_ENV=production SITE_FOLDER=${root}/shell PORT=${port}
Restart=always
RestartSec=1
MemoryMax=1G
TasksMax=100

DynamicUser=yes
NoNewPrivileges=yes
CapabilityBoundingSet=
UMask=0077
ProtectSystem=strict
ProtectHome=yes
TemporaryFileSystem=${root}:ro
BindReadOnlyPaths=${root}/renderer ${root}/shell
PrivateTmp=yes
PrivateDevices=yes
PrivateUsers=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
ProcSubset=pid
LockPersonality=yes
RemoveIPC=yes
RestrictAddressFamilies=AF_INET AF_INET6
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallFilter=~@privileged @resources
SystemCallErrorNumber=EPERM
IPAddressDeny=link-local multicast

[Install]
WantedBy=multi-user.target
`;
}
