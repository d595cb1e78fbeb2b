import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate, useQuery } from 'shared/runtime';
import { FileRowsSkeleton } from '../files/FileRows.tsx';
import { movedCourses } from './movedCourses.ts';

interface MovedCourseProps {
  path: string;
  /** Shown where the course did not move. */
  children: ReactNode;
}

/** Leads from the old address of a course to its page. */
export function MovedCourse({ path, children }: MovedCourseProps) {
  const { data: places, isPending } = useQuery(movedCourses);
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const target = places?.get(path)?.path;
  useEffect(() => {
    if (target !== undefined) void navigate(`${target}${search}${hash}`, { replace: true });
  }, [target, search, hash, navigate]);
  return isPending || target !== undefined ? <FileRowsSkeleton rows={6} /> : children;
}
