import { useEffect, useState } from 'react';

const halfMinute = 30_000;

/** The present, so that an event changes tab while the page is open; half a minute late at most. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), halfMinute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
