// Inlined in the HTML of every page, before any file of this shell version. Small, and not built, because the
// hosts' Content Security Policy contains its hash. See `docs/decisions/0020-shell-versions.md`.
(() => {
  const root = document.documentElement;
  const {
    page,
    version,
    fallbacks = [],
    canary,
  } = JSON.parse(document.getElementById('shell-versions').textContent);
  // Another script may have written there.
  const stored = attempt(() => JSON.parse(sessionStorage.getItem('shell'))) || {};
  const failed = Array.isArray(stored.failed)
    ? stored.failed.filter((one) => typeof one === 'string')
    : [];
  const isPath = typeof stored.address === 'string' && /^\/(?![/\\])/.test(stored.address);
  const isCopy = location.pathname.startsWith('/shell/');

  // A copy of the page in a version's folder. A tab that was redirected here gets its URL back. A link to it goes
  // to the home page: otherwise anybody could send visitors to an old version.
  if (isCopy) {
    if (!isPath) return leave('/');
    history.replaceState(history.state, '', stored.address);
    store({ failed });
  } else {
    const wanted = [canary && isInCanary() && canary.version, version, ...fallbacks];
    const first = wanted.find((one) => one && !failed.includes(one));
    if (first && first !== version && goTo(first)) {
      // Hides this version until the other one has loaded.
      root.hidden = true;
      return;
    }
  }

  const deadlineMs = 20000;
  let timer;
  let isOver = failed.includes(version);

  const end = () => {
    isOver = true;
    clearTimeout(timer);
  };
  // Returns whether another version replaces this one.
  const fail = () => {
    // Without a network no other version would come either.
    if (isOver || !navigator.onLine) return false;
    end();
    failed.push(version);
    if (!isCopy) {
      const next = fallbacks.find((one) => !failed.includes(one));
      return Boolean(next) && goTo(next);
    }
    // A reload of the page's own URL loads the live version.
    if (!store({ failed })) return false;
    location.reload();
    return true;
  };
  document.addEventListener('shell:started', end);
  document.addEventListener('shell:failed', (event) => {
    if (fail()) event.preventDefault();
  });
  addEventListener(
    'error',
    ({ target, filename }) => {
      if (isOwnScript(filename || target?.src)) fail();
    },
    true,
  );
  // The timeout starts when the last script has loaded: a slow network is no failure of the shell.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (isOver || !isOwnScript(target.src) || target.src.includes('/preload.')) return;
      clearTimeout(timer);
      timer = setTimeout(fail, deadlineMs);
    },
    true,
  );

  function isOwnScript(url) {
    const path = String(url).slice(location.origin.length);
    return String(url).startsWith(location.origin) && /^\/static\/js\/[^/]+\.js$/.test(path);
  }

  // Reads and draws the bucket that `isInCanary` uses for sections.
  function isInCanary() {
    return attempt(() => {
      if (!/^\d\d?$/.test(localStorage.getItem('canary'))) {
        localStorage.setItem('canary', String(Math.floor(Math.random() * 100)));
      }
      return Number(localStorage.getItem('canary')) < canary.percentage;
    });
  }

  function goTo(other) {
    const { pathname, search, hash } = location;
    // For the renderer, which fills the copy: the page that it is a copy of.
    const at = pathname.replaceAll('&', '%26') + search.replace('?', '&');
    const isStored = store({ failed, address: pathname + search + hash });
    return isStored && leave(`/shell/${other}/${page}?at=${at}`);
  }

  function leave(url) {
    // Tells the preload script to start nothing.
    root.dataset.shell = 'leaving';
    location.replace(url);
    return true;
  }

  function store(value) {
    return attempt(() => {
      sessionStorage.setItem('shell', JSON.stringify(value));
      return true;
    });
  }

  // Browsers may refuse storage.
  function attempt(work) {
    try {
      return work();
    } catch {
      return undefined;
    }
  }
})();
