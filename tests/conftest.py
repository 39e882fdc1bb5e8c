"""What all tests share: one profile of hypothesis, so that a busy machine neither flakes nor drags."""

from hypothesis import HealthCheck, settings

settings.register_profile("teahouse", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
settings.load_profile("teahouse")
