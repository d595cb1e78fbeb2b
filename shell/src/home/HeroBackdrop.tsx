import { HeroPicture } from './HeroPicture.tsx';
import { HeroVideo } from './HeroVideo.tsx';
import type { HeroVideoState } from './useHeroVideo.ts';

/*
 * `--picture` is the picture's width, such that it covers the hero. `--stem` is the position of the
 * page's line, as in HomePage.tsx. The percentages (91 and 56 down, 37.5 and 18.75 across) are where the
 * picture's line starts.
 */
const lengths =
  '[--picture:max(100cqw,1064px)] portrait:[--picture:100cqw] [--stem:calc(max(0px,50cqw-37.5rem)+1.375rem)] md:[--stem:calc(max(0px,50cqw-37.5rem)+2.625rem)]';

/** The map behind the text; its line continues the line of the page. */
export function HeroBackdrop({ video }: { video: HeroVideoState }) {
  return (
    <div
      aria-hidden="true"
      className={`${lengths} relative col-start-1 row-span-2 row-start-2 landscape:row-span-1 landscape:row-start-3 print:hidden forced-colors:hidden`}
    >
      <div className="absolute top-0 left-0 aspect-[1600/1000] w-(--picture) -translate-y-[91%] portrait:aspect-[800/1750] portrait:-translate-y-[56%]">
        <HeroPicture />
        {video.present ? <HeroVideo element={video.element} onFail={video.fail} /> : null}
      </div>
      <div className="absolute bottom-0 left-0 h-[200svh] w-[37cqw] bg-linear-to-r from-night/75 to-transparent portrait:top-4 portrait:h-auto portrait:w-full portrait:bg-linear-to-b portrait:from-transparent portrait:to-night" />
      <PageLine />
    </div>
  );
}

/** Connects the page's line with the start of the picture's line. */
function PageLine() {
  return (
    <>
      <span className="absolute top-6 bottom-0 left-[calc(var(--stem)-2px)] w-1 bg-white" />
      <svg
        aria-hidden="true"
        viewBox="0 0 26 26"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        className="absolute -top-0.5 left-[calc(var(--stem)-2px)] size-6.5"
      >
        <path d="M2 26V20Q2 16 5 13L13 5Q16 2 20 2H26" />
      </svg>
      <span className="absolute -top-0.5 left-[calc(var(--stem)+1.45rem)] h-1 w-[calc(var(--picture)*0.375-var(--stem)-1.45rem)] bg-white portrait:w-[calc(var(--picture)*0.1875-var(--stem)-1.45rem)]" />
    </>
  );
}
