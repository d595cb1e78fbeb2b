// Runs in the HTML of every page, before anything of this shell version: as few words as possible, and no
// build, because the hosts' Content Security Policy names its hash. `docs/decisions/0020-shell-versions.md`.
(() => {
  const root = document.documentElement;
  const {
    page,
    version,
    fallbacks = [],
    canary,
  } = JSON.parse(document.getElementById('shell-versions').textContent);
  const parse = (text) => {
    try {
      return JSON.parse(text) || {};
    } catch {
      return {};
    }
  };
  const stored = parse(attempt(() => sessionStorage.getItem('shell')));
  const failed = stored.failed || [];
  const isCopy = location.pathname.startsWith('/shell/');

  // A version's own copy of a page. A tab that was sent here gets its address back; a link leads nowhere,
  // or anybody could make visitors use an old version.
  if (isCopy) {
    if (!stored.address) return leave('/');
    history.replaceState(history.state, '', stored.address);
    store({ failed });
  } else {
    const wanted = [canary && isInCanary() && canary.version, version, ...fallbacks];
    const first = wanted.find((one) => one && !failed.includes(one));
    if (first && first !== version && goTo(first)) {
      // Nothing of the other version is to be seen meanwhile.
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
  // Whether another version comes in its place.
  const fail = () => {
    if (isOver) return false;
    end();
    failed.push(version);
    if (!isCopy) {
      const next = fallbacks.find((one) => !failed.includes(one));
      return Boolean(next) && goTo(next);
    }
    // The page at its own address is the live version's.
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
  // From the arrival of the last script on: what a slow network takes says nothing about the shell.
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

  // The number that `isInCanary` of the sections reads too.
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
    return store({ failed, address: pathname + search + hash }) && leave(`/shell/${other}/${page}`);
  }

  function leave(url) {
    // The preload script starts nothing then.
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
