/** How English speaks of a bad time. The format is that of `../feelings.ts`. */
export const english = {
  openers: `
i feel
i felt
feeling
been feeling
make* me feel
makes me feel
i feel like
feels like i'm
`,
  states: `
empty, numb, dead inside, hollow, nothing, nothing anymore, nothing any more
worthless, useless, pointless, stupid, dumb, inadequate, pathetic, a failure, like a failure, a burden, like a burden, a fraud, like a fraud, shit, like shit, crap, like crap, like nothing, like a loser
lonely, alone, abandoned, invisible, isolated, left out, rejected, unwanted, unloved, out of place, excluded, homesick
awful, terrible, horrible, low, down, sad, broken, depressed, miserable, drained, exhausted, burnt out, burned out
hopeless, helpless, trapped, overwhelmed, suffocated, crushed, anxious, panicky, ashamed, guilty, humiliated, unsafe, desperate, scared all the time
drowning, suffocating, breaking, going under, falling apart, falling behind everyone, losing my mind, losing it
`,
  selfOpeners: `
i'm
im
i am
i was
i've been
ive been
`,
  selfStates: `
depressed, hopeless, worthless, miserable, heartbroken, lonely, broken inside, suicidal, suffering, numb, empty inside, helpless
a failure, a complete failure, a total failure, a disappointment, a diss?app?ointment, such a diss?app?ointment, a burden, a mess inside
burnt out, burned out, drained, at rock bottom, at my lowest, at my wits end, drowning, suffocating, not coping, struggling mentally, struggling to cope
crying, in a dark place, in a bad place, mentally exhausted, mentally drained, scared all the time, sad all the time, anxious all the time
`,
  phrases: `
(complete|total|utter|absolute) failure
(hard|rough|bad|dark|difficult|tough|terrible|horrible|awful|low) (time|times|place|patch|period|phase) _ (lately|now|recently|mentally|life)
(going|been|go) through (a|an|some|such a)? _ (hard|rough|bad|dark|difficult|tough|terrible|horrible|awful|hell|depression|lot)
stopped (eating|sleeping|caring|going out|talking|answering|living)
(not|haven't|havent|can't|cant|barely|hardly) (eating|sleeping|slept|eaten|eat|sleep) (properly|for days|for weeks|in days|in weeks|at all)
(can't|cant|cannot|couldn't|hard to|struggle to|not able to) (get|getting) out of bed
(can't|cant|cannot) (cope|breathe|function|keep going|do this|stop crying|switch my brain off|hold it together|keep it together|feel anything)
(everything|life|it all|all of this) (feels|seems|is|looks) (so |just |really )?(grey|gray|pointless|meaningless|empty|dark|hopeless|too much|heavy|unbearable)
(weight|heaviness|pain|hole|void) (on me|on my chest|in my chest|inside me|inside)
(nobody|no one|noone) (would (miss|notice|care)|cares|understands|loves|likes|wants|talks to)
(cry|cried|crying) (myself|every|all|in|almost|most|constantly|alone|for no)
(crying|tears) (all the time|every day|every night|in the bathroom|at night)
(keep|stop|been) crying
(let|letting) me in by mistake
(eating|killing|destroying) me (alive|inside|from the inside)
(don't|dont|do not) (want to be here|see a future|see the point|see any point|recognise myself|recognize myself|like myself)( anymore| any more)?
(hate|despise|loathe) (myself|my life|who i am|being me)
(want|need) (everything|it all|it|the pain|this) to (stop|end|be over)
(hit|hitting) rock bottom
(something|everything) in me _ (gave up|broke|died)
(my|our) (mom|mum|mother|dad|father|brother|sister|grandma|grandpa|grandmother|grandfather|friend|best friend) _ (died|dying|passed away|cancer|chemo|hospital|icu)
(no|without) (friends|one to talk to|family here|home to go to)
(haven't|havent|not) had a real conversation
(i am|i'm|im) (really |just |so )?not (ok|okay|alright|doing well|doing ok|doing okay|myself|fine)(?! with)
i (feel|felt) sick (for|before|every|with worry|to my stomach|when)
(panic|anxiety) (attack|attacks)
(no|any) (energy|motivation|will|strength) (left|to (live|go on|do anything))
(mental health) (is|has) (bad|awful|terrible|getting|gone|declin*)
`,
  idioms: `
(?<!like i )could cry(?! every| all)
(i'd|would|could) (kill|die) for
(dying|dead) (to|of|tired|from|for|laughing)
(kill|kills|killing|killed) me (lol|haha)
(exam|exams|course|assignment|homework|class|lecture|midterm|finals) (is|are) (killing|murdering|destroying) me
(?<!not )(?<!don't )(?<!dont )(feel|feeling) (ready|good|great|confident|excited|proud|better|lucky|prepared|like (going|visiting|eating|trying|a change))
great depression
(can't|cant|cannot) (breathe|think|focus|concentrate|study) (in|with|at) (that|this|the) _ (library|room|hall|class|classroom|lecture|noise|crowd|canteen|building|heat|dorm)
(exhausted|tired|sick|drained|bored|desperate) (of|by|from|with) (this|that|the|these|those|all these|your)(?! (life|pain|feeling))
left out of (the|a|an|my) _ (list|mailing|group chat|programme|program|schedule|email)
(panic|depression|crisis|crash) (of|in) (19\\d\\d|the economy|the market|markets|banking|the eurozone)
(anxiety|depression|burnout|stress|panic) (is |are )?(covered|in the course|as a topic|explained|theory|models|management)
(depression|crisis) (economics|economy|years)
(desperate|desperately) (for|need|needing|looking|seeking)
(lost|stuck|broken) (in|on|with|between|at|among) (the|my|a|all|this|exercise|question|chapter|page|group)(?! (life|head|own|thoughts|darkness|world|crowd))
alone (in|on) (my|the|a) (group|project)
(lost|losing) my mind over
(scared|afraid|worried) (i|that i) (missed|miss|might miss|forgot)
not (ok|okay|fine|happy) with
struggl* (to|with) (find|open|download|understand|log|register|enrol|book|the form|the portal|the website|the exercise|this exercise)
`,
};
