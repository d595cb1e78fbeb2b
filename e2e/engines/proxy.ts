import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** Passes connections on to a server, and can refuse them or let them wait. */
interface Proxy {
  /** Accepts connections; without a call it refuses them. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * @param port Where it listens on this machine.
 * @param target The port of the server.
 * @param until What each connection waits for before it is passed on.
 */
export function createProxy(port: number, target: number, until?: Promise<void>): Proxy {
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  const pass = async (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    await until;
    const onward = connect(target, '127.0.0.1');
    onward.on('error', () => socket.destroy());
    socket.on('close', () => onward.destroy());
    socket.pipe(onward).pipe(socket);
  };
  return {
    start: async () => {
      server = createServer(pass).listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      if (!server?.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
}
